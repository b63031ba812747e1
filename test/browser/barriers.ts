import { AxeBuilder } from '@axe-core/playwright';
import type { Person } from './table.ts';

/** What is wrong with a page for people who see, hear or move differently. */
export async function barriers({ page }: Person): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), ...(wide ? ['scrolls sideways'] : [])];
}
