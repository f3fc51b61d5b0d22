declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core';
  export const modules: Readonly<Record<string, () => Promise<{ readonly texts: Messages }>>>;
}
