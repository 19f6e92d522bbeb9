/** The knowledge base's categories; the first one shows all articles. */
export const ARTICLE_CATEGORIES = [
  'Getting Started',
  'Installation Guides',
  'Troubleshooting',
  'Best Practices',
  'Advanced Tips',
] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** Whether a category is one that every store has, and not the owner's. */
export const isCommonCategory = (name: string): name is ArticleCategory =>
  ARTICLE_CATEGORIES.some((common) => common === name)
