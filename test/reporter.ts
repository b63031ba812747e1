/** Ends a run with one plain line, `N passed, N failed`, over all suites. */
import type { Reporter, TestModule } from 'vitest/node';

export default class PlainLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length };
    for (const module of modules) {
      if (module.state() === 'failed' && module.children.size === 0) counts.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') counts.passed += 1;
        if (state === 'failed') counts.failed += 1;
      }
    }
    console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  }
}
