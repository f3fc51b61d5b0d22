/** The pages about Täht itself, as the footer and the list of all pages name them. */
export const ABOUT_PAGES = [
  ['/about', 'footer.about'],
  ['/about/words', 'footer.words'],
  ['/about/licences', 'footer.licences'],
] as const;
