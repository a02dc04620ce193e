export { createHost, type Host, type HostOptions } from './create-host';
export { sharedModules, type SharedModule } from './shared-modules';
export { toSingleSpa, type SingleSpaApplication } from './single-spa';
