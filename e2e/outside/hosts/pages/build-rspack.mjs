import { rspack } from '@rspack/core';
import { bundlerOptions, report } from './bundler-options.mjs';

rspack(bundlerOptions('builtin:swc-loader')).run(report);
