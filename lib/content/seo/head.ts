import type { Metadata } from 'next'
import type { OgType } from './choices'
import type { SeoFields } from './contracts'
import { stricterRobots } from './robots-rule'

/** A picture for shared links. */
export type SharePicture = {
  url: string
  width: number
  height: number
  type: string
  alt: string
}

/** A page's own metadata, before its SEO overrides it. */
export type PageHead = {
  /** `absolute` for a title that is shown without the store's name behind it. */
  title: string | { absolute: string }
  description: string
  keywords: string
  /** The address that search engines list the page under. */
  canonical: string
  /** The page in other languages. */
  languages: Record<string, string>
  robots: string
  siteName: string
  type: OgType
  publishedTime?: string
  socialTitle: string
  socialDescription: string
  /** The generated picture, or the address of a chosen one. */
  picture: SharePicture | string
}

/** Kinds of pages that Next writes; the others are written by the page (see {@link extraOgType}). */
const WRITTEN_BY_NEXT = ['website', 'article', 'profile', 'book'] as const

const orOwn = (text: string | undefined, own: string) => text || own

/** The kind of page for shared links: `website`, the default, leaves the page's own. */
const typeOf = (own: OgType, seo: SeoFields | undefined): OgType =>
  seo && seo.ogType !== 'website' ? seo.ogType : own

/**
 * A page's metadata: its SEO field by field, else the page's own. Fields with their default value (a
 * website, to be indexed) leave the page's own.
 */
export function headOf(own: PageHead, seo?: SeoFields): Metadata {
  const description = orOwn(seo?.description, own.description)
  const canonical = orOwn(seo?.canonicalUrl, own.canonical)
  const social = {
    title: orOwn(seo?.ogTitle || seo?.title, own.socialTitle),
    description: orOwn(seo?.ogDescription || seo?.description, own.socialDescription),
    images: seo?.ogImage ? [seo.ogImage] : [own.picture],
  }
  const keywords = orOwn(seo?.keywords, own.keywords)
  return {
    title: seo?.title ? { absolute: seo.title } : own.title,
    description,
    ...(keywords && { keywords }),
    ...(seo?.author && { authors: [{ name: seo.author }] }),
    ...(seo?.publisher && { publisher: seo.publisher }),
    robots: seo ? stricterRobots(own.robots, seo.robots) : own.robots,
    alternates: {
      canonical,
      // A page that is listed under another address has no languages of its own.
      ...(canonical === own.canonical && { languages: own.languages }),
    },
    openGraph: {
      ...openGraphType(typeOf(own.type, seo), own.publishedTime),
      siteName: own.siteName,
      url: orOwn(seo?.ogUrl, canonical),
      ...social,
    },
    twitter: {
      ...twitterCard(seo),
      ...(seo?.twitterSite && { site: seo.twitterSite }),
      title: orOwn(seo?.twitterTitle, social.title),
      description: orOwn(seo?.twitterDescription, social.description),
      images: seo?.twitterImage ? [seo.twitterImage] : social.images,
    },
  }
}

function openGraphType(type: OgType, publishedTime: string | undefined) {
  if (type === 'article') return { type, ...(publishedTime && { publishedTime }) } as const
  return WRITTEN_BY_NEXT.some((written) => written === type)
    ? { type: type as Exclude<(typeof WRITTEN_BY_NEXT)[number], 'article'> }
    : {}
}

/** Cards of an app or a player have no data beyond their kind. */
function twitterCard(seo: SeoFields | undefined) {
  if (seo?.twitterCard === 'app') return { card: 'app', app: { id: {} } } as const
  if (seo?.twitterCard === 'player') return { card: 'player', players: [] } as const
  return { card: seo?.twitterCard ?? 'summary_large_image' } as const
}

/**
 * The kind of page for shared links, when it is one that Next does not write: the page writes it
 * itself. A video is `video.other`, the protocol's type of one that is not a film.
 */
export function extraOgType(own: OgType, seo?: SeoFields): string | null {
  const type = typeOf(own, seo)
  if (WRITTEN_BY_NEXT.some((written) => written === type)) return null
  return type === 'video' ? 'video.other' : type
}
