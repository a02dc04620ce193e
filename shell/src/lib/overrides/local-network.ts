/** Names of the permission in Chromium, the newer first. Other browsers know none of them. */
const PERMISSIONS = ['loopback-network', 'local-network-access'];

/** Reads whether the browser lets this page connect to this computer. Null for a browser that does not ask. */
export async function readLocalNetworkPermission(permissions: Permissions | undefined): Promise<PermissionState | null> {
  for (const name of PERMISSIONS) {
    const status = await permissions?.query({ name: name as PermissionName }).catch(() => null);
    if (status) return status.state;
  }
  return null;
}
