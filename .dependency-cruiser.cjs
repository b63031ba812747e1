/** The import directions of the house; each rule's comment says why it stands. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed },
});

module.exports = {
  forbidden: [
    only(
      'rules-stand-alone',
      '^worker/rules/',
      '^worker/rules/',
      'The rules import nothing from outside their folder.',
    ),
    only(
      'bots-see-what-a-seat-sees',
      '^worker/bots/',
      '^worker/(bots/|rules/(view|cards|story|legal|commands)\\.ts$)',
      'A bot gets what a person in its seat gets, and nothing else.',
    ),
    only(
      'table-knows-no-page',
      '^worker/table/',
      '^(worker/(table|rules|bots)/|cloudflare:|node_modules/)',
      'The table saves and pushes; what a push looks like is handed to it.',
    ),
    only(
      'http-goes-through-the-table',
      '^worker/http/',
      '^(worker/(http|table)/|worker/rules/(view|cards|commands|story|state)\\.ts$|web/(?!islands)|cloudflare:|node_modules/)',
      'Nothing about the game is decided at the edge.',
    ),
    only(
      'pages-are-functions-of-a-view',
      '^web/(pages|parts|words)/',
      '^(web/(pages|parts|words)/|web/assets\\.ts$|worker/rules/(view|cards|commands|story|state)\\.ts$|node_modules/)',
      'A page is a function of what its viewer may know.',
    ),
    only(
      'islands-stand-alone',
      '^web/islands/',
      '^(web/islands/|node_modules/)',
      'Delete an island and the game can still be played.',
    ),
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { path: '^(worker|web)/' },
      to: { path: '^test/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { path: '^(worker|web)/' },
      to: { couldNotResolve: true, pathNot: '^cloudflare:' },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      from: { path: '^(worker|web)/', pathNot: '^web/(build|check-operator)\\.ts$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.build' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
