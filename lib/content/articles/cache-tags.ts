/** Tags of cached reads of articles. */
export const articleTags = {
  articles: 'articles',
  article: (id: number) => `article:${id}`,
} as const
