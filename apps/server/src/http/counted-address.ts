/** What limits by address count: on IPv6 everybody has 2^64 addresses of their own, so the half that the network gave stands for all of them. */
import { normalizeIP } from '@fastify/rate-limit';

export const countedAddress = ({ ip }: { readonly ip: string }): string => normalizeIP(ip);
