import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are nobody's but the operator's: special-purpose addresses (RFC 6890 and its registries). */
const ownNetworks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  ownNetworks.ipv4.addSubnet(net, bits, 'ipv4');
// Of the rest of IPv6 none is anybody's address (RFC 4291, section 2.4): loopback, IPv4 in any of its disguises, local and multicast ones.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  ownNetworks.ipv6.addSubnet(net, bits, 'ipv6');

/** Whether this is an address, as resolvers write it, and one that the whole internet reaches. */
export const isPublicAddress = (address: string): boolean => {
  if (!isIP(address)) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !ownNetworks[family].check(address, family);
};

/** Networks of a house or a company: private addresses (RFC 1918, 6598 and 4193). */
const privateNetworks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.ipv4.addSubnet(net, bits, 'ipv4');
privateNetworks.ipv6.addSubnet('fc00::', 7, 'ipv6');

/** Whether this is an address of a private network; loopback and those that a cloud gives its machines (169.254.169.254) are none. */
export const isPrivateAddress = (address: string): boolean => {
  if (!isIP(address) || address.includes('%')) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return privateNetworks[family].check(address, family);
};

/** The net as calls of ours see it; a test brings one of its own. */
export type Net = {
  readonly resolve: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
  readonly allows: (address: string) => boolean;
  /** A certificate that is trusted besides those of the system. */
  readonly ca?: string;
};

export const internet: Net = { resolve: (name) => lookup(name, { all: true }), allows: isPublicAddress };

/** The same net with the addresses of private networks, which an operator may allow. */
export const withPrivateAddresses = (net: Net): Net => ({
  ...net,
  allows: (address) => net.allows(address) || isPrivateAddress(address),
});

/** An address that may be called. */
export type OutgoingAddress = { readonly url: URL };

/** Why an address may not be called. */
type AddressFault = 'none' | 'insecure' | 'elsewhere';

/** The address as it will be called, if it is at one of these origins, or what is wrong with it. */
export const addressAt = (
  text: string,
  origins: readonly string[],
  protocols: readonly string[] = ['https:'],
): OutgoingAddress | AddressFault => {
  if (text.length > 2000 || !URL.canParse(text)) return 'none';
  const url = new URL(text);
  if (!protocols.includes(url.protocol) || url.username || url.password) return 'insecure';
  return origins.includes(url.origin) ? { url } : 'elsewhere';
};

/**
 * Resolves a name, and gives the one address that has been looked at for every connection, whatever the name means a moment later.
 * Rejects unless all addresses of the name are allowed.
 */
export const pinnedLookup = async ({ resolve, allows }: Net, name: string): Promise<LookupFunction> => {
  const addresses = await resolve(name);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => allows(address))) throw new Error('The address is not one that may be called.');
  return (_name, options, done) =>
    options.all ? done(null, [{ address: first.address, family: first.family }]) : done(null, first.address, first.family);
};
