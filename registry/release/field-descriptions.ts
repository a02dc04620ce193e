import type { FieldDescriptions } from './describe-fields';

const page = {
  pages: 'Pages of the remote. The shell routes to them once the release is pinned.',
  'pages[].path': "The page's path in react-router's form: `/hello`, `/hello/:id`, `/hello/*`.",
  'pages[].expose': 'The expose that is shown at this path.',
  'pages[].title': 'Title in the tab, in English.',
  'pages[].titles': 'The title in other languages, by language code.',
  'pages[].access': '`member`: only for signed-in members, inside the layout. `public`: for all visitors, without the layout.',
  'pages[].preload': 'True if the HTML of this path preloads the scripts of the expose.',
};

const menu = {
  menu: 'Entries of the left menu.',
  'menu[].label': 'Label in English.',
  'menu[].labels': 'The label in other languages, by language code.',
  'menu[].path': 'The page that the entry opens.',
  'menu[].icon':
    'Name of an icon of the shell: home, explore, albums, saved, events, forum, groups, pages, blog, article, jobs, more, chat, people or tag.',
  'menu[].order': "Position: entries are in ascending order. The product's own are 10 apart, Home is 10, More is 120.",
};

const consumes = {
  consumes: 'Exposes of other remotes that the release shows in a slot.',
  'consumes[].remote': 'Name of the other remote.',
  'consumes[].expose': 'Its expose.',
  'consumes[].contract': 'Contract version of that expose. 1 unless its remote declares another one.',
};

const configuration = {
  configuration: 'JSON Schema of what operators may set for the remote in each environment. Each property has a default.',
};

const firstCalls = {
  firstCalls: 'First reads of pages. The document sends these calls before any script has arrived.',
  'firstCalls[].path': 'Path of the page, with named parameters.',
  'firstCalls[].call': "Name of the provider's call.",
  'firstCalls[].form': 'Exactly the fields that the page sends: texts, `{member}` or `{path:name}`.',
  'firstCalls[].legacy': 'True for a call of the legacy API.',
  'firstCalls[].unlessStored': 'Key of browser storage: the call is skipped if it has a value.',
  'firstCalls[].preview': 'The part of the reply that the document shows before the page renders.',
  'firstCalls[].preview.above': 'Elements above the items, from top to bottom.',
  'firstCalls[].preview.above[].shape': 'Shape of the element.',
  'firstCalls[].preview.above[].heightPx': 'Height in pixels.',
  'firstCalls[].preview.items': 'Field with the list of the reply, or its only item.',
  'firstCalls[].preview.shape': 'Drawing of an item. `post` by default.',
  'firstCalls[].preview.name': 'Field of an item with its name.',
  'firstCalls[].preview.picture': 'Field of an item with the address of a picture.',
  'firstCalls[].preview.text': 'Field of an item with a text.',
  'firstCalls[].preview.media': 'Fields of an item with a picture below the text. Only the area is shown.',
};

/** The fields of release.json. */
export const manifestFields: FieldDescriptions = {
  manifestVersion: 'Always 1.',
  name: 'Name of the remote: lower-case letters, digits and _, at most 40. `shell` is the shell.',
  version: 'Semantic version without build metadata. A published version never changes.',
  entry: 'The script that pages import: an ES module that exports `get` and `init`.',
  exposes: 'Modules that pages may show. Each exports a component named `Region`.',
  'exposes[].name': 'Name of the expose, such as `./post-list`.',
  'exposes[].files': 'Scripts to preload before the expose runs, without the entry. May be empty.',
  'exposes[].shared': 'Lazy shared modules of the shell that the expose imports at its start.',
  'exposes[].contract': 'Contract version with releases that show the expose in a slot. 1 by default.',
  files: 'Every file of the release except release.json: at most 500.',
  'files[].path': 'Path in the build folder, with forward slashes.',
  'files[].sizeBytes': 'Size in bytes: at most 10 MB, all files together 50 MB.',
  'files[].integrity': '`sha384-` and the base64 of the digest of the bytes.',
  compatibility: 'What the release requires of the shell. Gates compare it before a pin.',
  'compatibility.contract': 'Version of the contract between shell and remotes: 1.',
  'compatibility.provides': 'Versions of shared modules that this release provides. Empty for remotes.',
  'compatibility.requires': 'Ranges of shared modules that the release requires, by share key: `{ "react": "^19.0.0" }`.',
  ...page,
  ...menu,
  ...firstCalls,
  ...consumes,
  ...configuration,
  host: "Only in the shell's release: the HTML of every page.",
  'host.ownPaths': "Paths of the shell's own pages.",
  'host.always': 'Regions of every page.',
  'host.always[].remote': 'Name of the remote.',
  'host.always[].expose': 'Its expose.',
  'host.sharedFiles': "Scripts of shared modules that are not part of the shell's start, by share key.",
  'host.document': 'Parts of the HTML.',
  'host.document.styles': 'Inline CSS of the first paint.',
  'host.document.script': 'Inline script that runs before the first paint.',
  'host.document.body': 'HTML inside the body.',
  'host.app': 'Icons of tabs and of the installed app.',
  'host.app.favicon': 'Icon of the tab as a data URL.',
  'host.app.themeColor': 'Theme colour of the installed app.',
  'host.app.backgroundColor': 'Background colour of the installed app.',
  'host.app.icons': 'Icons of the installed app.',
  'host.app.icons[].path': 'Path of the picture.',
  'host.app.icons[].type': 'Media type of the picture.',
  'host.app.icons[].sizes': 'Sizes, such as `192x192`.',
  'host.app.icons[].purpose': 'Use of the icon.',
  'host.serviceWorker': 'The service worker of the pages: one classic script.',
  provenance: 'Origin of the build. It is not part of the content.',
  'provenance.commit': 'Full hash of the commit.',
  'provenance.branch': 'Branch of the build.',
  'provenance.builder': 'URL of the pipeline run.',
  'provenance.changelog': 'One line about the changes.',
  'provenance.dependencies': 'Name and hash of the lock file.',
};

/** The fields of remote.config.json. */
export const remoteConfigFields: FieldDescriptions = {
  $schema: 'Address of this schema, for completion in an editor.',
  name: "Name of the remote. By default the build's federation name, then the name in package.json, with _ for -.",
  version: 'Version of the release. By default the version in package.json.',
  entry: 'Entry in the build folder. By default the one in mf-manifest.json, or the only script that exports `get` and `init`.',
  exposes: 'Exposes of a build without mf-manifest.json. By default those of `pages` and `slotContracts`.',
  requires: 'Ranges of shared modules of a build without mf-manifest.json: `{ "react": "^19.0.0" }`.',
  ...page,
  ...menu,
  ...firstCalls,
  ...consumes,
  ...configuration,
  slotContracts: 'Contract versions of exposes that others show in a slot, if they are not 1.',
};
