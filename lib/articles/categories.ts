/** The knowledge base's categories; the first one shows all articles. */
export const ARTICLE_CATEGORIES = [
  'Getting Started',
  'Installation Guides',
  'Troubleshooting',
  'Best Practices',
  'Advanced Tips',
] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]
