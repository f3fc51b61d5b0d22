/** The address by which limits count. On IPv6 one person has 2^64 addresses, so the network half stands for all of them. */
import { normalizeIP } from '@fastify/rate-limit';

export const countedAddress = ({ ip }: { readonly ip: string }): string => normalizeIP(ip);
