import type { Article, WithContext } from 'schema-dts'
import type { ArticleListItem } from '@/lib/content/articles/contracts'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'

type Store = {
  /** The store's base URL, such as `https://shop.example`. */
  siteUrl: string
  storeName: string
}

/** An article's structured data. */
export function articleStructuredData(
  article: ArticleListItem,
  locale: Locale,
  { siteUrl, storeName }: Store,
): WithContext<Article> {
  const store = { '@type': 'Organization', name: storeName, url: siteUrl } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: new URL(article.image, siteUrl).href,
    datePublished: article.publishedAt,
    articleSection: article.category,
    timeRequired: `PT${article.readTime}M`,
    inLanguage: 'en',
    author: store,
    publisher: {
      ...store,
      logo: { '@type': 'ImageObject', url: `${siteUrl}/images/icons/icon-512.png` },
    },
    mainEntityOfPage: siteUrl + getPathname({ href: `/knowledge/${article.slug}`, locale }),
  }
}
