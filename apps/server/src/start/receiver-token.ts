/** By which a server and the receiver of its second copy know each other: both have the secret. */
import { createHmac } from 'node:crypto';

export const receiverToken = (secret: Uint8Array): string =>
  createHmac('sha256', secret).update('taht second copy').digest('base64url');
