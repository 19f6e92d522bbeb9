/** Tags of cached reads. A write invalidates exactly the tags of what it changed. */
export const tags = {
  products: 'products',
  product: (id: number) => `product:${id}`,
  categories: 'categories',
  settings: 'settings',
  plugins: 'plugins',
  seo: 'seo',
  siteImages: 'site-images',
  articles: 'articles',
  article: (id: number) => `article:${id}`,
} as const
