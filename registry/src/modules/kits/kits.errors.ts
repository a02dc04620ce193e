import createError from '@fastify/error';

/** The environment runs no shell with a kit: nothing is pinned there, or the shell was built without one. Fix: pin a shell that carries one, or install from another environment. */
export const KitUnknownError = createError<[string]>('REG_KIT_UNKNOWN', 'The shell of %s carries no kit.', 404);

/** No kit of the environment has this package, or none has it in this version. Fix: `registry kit <environment>` names the packages and their versions. */
export const KitPackageUnknownError = createError<[string, string]>(
  'REG_KIT_PACKAGE_UNKNOWN',
  'There is no package %s in the kit of %s.',
  404,
);
