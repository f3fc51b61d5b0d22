/** The language that the user's system is set to, if it is one of those we speak. */

export function preferredLanguage<Language extends string>(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly Language[],
): Language | undefined {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const [, language] = /^([a-z]{2,3})(?:[_.@-]|$)/i.exec(locale) ?? [];
  return known.find((each) => each === language?.toLowerCase());
}
