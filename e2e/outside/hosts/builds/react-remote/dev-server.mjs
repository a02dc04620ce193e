/** The development server of webpack: it answers to pages of other origins. */
export const devServer = (port) => ({
  port,
  host: 'localhost',
  static: './public',
  headers: { 'access-control-allow-origin': '*' },
  client: { webSocketURL: { hostname: 'localhost', port }, overlay: false },
});

export const common = {
  mode: 'development',
  entry: {},
  output: { module: true, publicPath: 'auto', uniqueName: 'mf_outside' },
};
