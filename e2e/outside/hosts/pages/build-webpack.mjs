import webpack from 'webpack';
import { bundlerOptions, report } from './bundler-options.mjs';

webpack(bundlerOptions('swc-loader')).run(report);
