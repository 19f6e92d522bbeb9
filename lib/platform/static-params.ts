/**
 * What a page's generateStaticParams returns in a store that has nothing to show yet: Next refuses an empty
 * list, so the build renders the page for an address that does not exist.
 */
export const atLeastOne = <T extends Record<string, string>>(params: T[], missing: T): T[] =>
  params.length > 0 ? params : [missing]
