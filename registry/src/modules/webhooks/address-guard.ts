import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns true if a text is an address or a network that the guard accepts. */
export const isCidr = (text: string): boolean => ipaddr.isValidCIDR(toCidr(text));

function toCidr(text: string): string {
  return text.includes('/') ? text : `${text}/${isIP(text) === 6 ? 128 : 32}`;
}

export type AddressGuard = ReturnType<typeof createAddressGuard>;

/**
 * Decides where webhooks may lead. Otherwise a webhook could make the registry call addresses that only it can reach: metadata of the
 * cloud, the database's neighbours, the machine itself.
 * @param privateNetworks CIDRs that may be reached although they are private, by http too.
 */
export function createAddressGuard(privateNetworks: readonly string[]) {
  const networks = privateNetworks.map((network) => ipaddr.parseCIDR(toCidr(network)));

  function isListed(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
    return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  }

  /** Returns why an address is refused; null where it is allowed. `process` turns IPv4 written as IPv6 into what it is. */
  function refuseAddress(text: string, isPlain: boolean): string | null {
    const address = ipaddr.process(text);
    if (isListed(address)) return null;
    if (isPlain) return 'plain http leads to listed private addresses alone';
    return address.range() === 'unicast' ? null : `${text} is a private or reserved address`;
  }

  /** Returns why nothing is sent to a URL, as far as its text tells; null where its address decides. */
  function refuseUrl({ protocol, hostname, username, password }: URL): string | null {
    if (username || password) return 'a URL with a user name or password is logged by everybody';
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const isPlain = protocol === 'http:';
    if (isIP(host)) return refuseAddress(host, isPlain);
    return isPlain && networks.length === 0 ? 'plain http leads to listed private addresses alone' : null;
  }

  /**
   * Makes the name lookup of a connection. The check is made on the very addresses that are connected to: a name that is resolved once for
   * the check and again for the connection could change in between.
   */
  function createLookup(isPlain: boolean): LookupFunction {
    return (hostname, options, callback) => {
      lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
        const [first] = addresses ?? [];
        if (error ?? !first) return callback(error ?? new Error(`${hostname} has no address`), []);
        const refusal = addresses.map(({ address }) => refuseAddress(address, isPlain)).find((reason) => reason !== null);
        if (refusal) return callback(new Error(`${hostname}: ${refusal}`), []);
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      });
    };
  }

  return { refuseUrl, createLookup };
}
