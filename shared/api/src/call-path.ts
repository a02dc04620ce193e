/** Returns the path of a call, with the member's token in its query; the legacy API has the token in the body, as `s`. */
export function toCallPath(type: string, accessToken: string | null, legacy = false): string {
  if (legacy) return `/app_api.php?application=phone&type=${encodeURIComponent(type)}`;
  return accessToken === null ? `/api/${type}` : `/api/${type}?access_token=${encodeURIComponent(accessToken)}`;
}
