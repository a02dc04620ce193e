/** The development server of webpack or Rspack: it answers to pages of other origins, and sends edits to those of the environment. */
export const devServer = (port) => ({
  port,
  host: 'localhost',
  static: './public',
  headers: { 'access-control-allow-origin': '*' },
  allowedHosts: [process.env.PAGE_HOST],
  client: { webSocketURL: { hostname: 'localhost', port }, overlay: false },
});

export const common = {
  mode: 'development',
  entry: {},
  output: { module: true, publicPath: 'auto', uniqueName: 'mf_outside' },
};
