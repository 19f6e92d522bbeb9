/** Size and format of the picture in a slot. */
export type PictureFrame = {
  width: number
  height: number
  /** `cover` fills the frame and crops what is beyond it, `inside` shows all of the picture. */
  fit: 'cover' | 'inside'
  format: 'webp' | 'png' | 'jpeg'
}

/** A slot: a place in the store whose picture the owner may choose. */
export type SiteImageSlot = PictureFrame & {
  key: string
  title: string
  description: string
  group: 'Brand' | 'Pages' | 'Category tiles' | 'Category banners'
  /** What is shown until another picture is chosen; `null` when there is none then. */
  defaultUrl: string | null
  /** A page of the storefront that shows it; `null` for pictures in mails. */
  shownAt: string | null
}

const cover = { fit: 'cover', format: 'webp' } as const

const tile = <const Slug extends string>(slug: Slug, name: string) =>
  ({
    key: `tile-${slug}` as const,
    title: `${name} tile`,
    description: `The tile of ${name} under “Shop by category” on the home page.`,
    group: 'Category tiles',
    width: 600,
    height: 400,
    ...cover,
    defaultUrl: `/images/categories/${slug}-tile.webp`,
    shownAt: '/',
  }) as const satisfies SiteImageSlot

/** Every picture of the store that belongs to no product, article or category, and where it is shown. */
export const SITE_IMAGE_SLOTS = {
  logo: {
    key: 'logo',
    title: 'Logo',
    description:
      'The mark beside the store’s name: header, footer and checkout, on light and dark.',
    group: 'Brand',
    width: 192,
    height: 192,
    fit: 'inside',
    format: 'webp',
    defaultUrl: '/images/logo-mark.svg',
    shownAt: '/',
  },
  'logo-dark': {
    key: 'logo-dark',
    title: 'Logo on dark',
    description:
      'In the footer, on dark pages and on pictures of shared links; without one the logo is there, too.',
    group: 'Brand',
    width: 192,
    height: 192,
    fit: 'inside',
    format: 'webp',
    defaultUrl: null,
    shownAt: '/',
  },
  favicon: {
    key: 'favicon',
    title: 'Browser icon',
    description:
      'In the browser’s tab, beside bookmarks, on home screens and in the back office. Square, at best of the full size.',
    group: 'Brand',
    width: 512,
    height: 512,
    fit: 'inside',
    format: 'png',
    defaultUrl: '/images/logo-mark.svg',
    shownAt: '/',
  },
  'mail-logo': {
    key: 'mail-logo',
    title: 'E-mail logo',
    description: 'At the top of every mail; without one the store’s name is written there.',
    group: 'Brand',
    width: 400,
    height: 120,
    fit: 'inside',
    format: 'png',
    defaultUrl: null,
    shownAt: null,
  },
  hero: {
    key: 'hero',
    title: 'Home page hero',
    description: 'The large picture at the top of the home page.',
    group: 'Pages',
    width: 1200,
    height: 900,
    ...cover,
    defaultUrl: '/images/hero.webp',
    shownAt: '/',
  },
  about: {
    key: 'about',
    title: 'About page',
    description: 'The picture beside the title of the About page.',
    group: 'Pages',
    width: 1200,
    height: 900,
    ...cover,
    defaultUrl: '/images/hero.webp',
    shownAt: '/about',
  },
  'tile-microsoft-office': tile('microsoft-office', 'Microsoft Office'),
  'tile-operating-systems': tile('operating-systems', 'Operating Systems'),
  'tile-antivirus-security': tile('antivirus-security', 'Antivirus & Security'),
  'tile-music-photo-video': tile('music-photo-video', 'Music, Photo & Video'),
  'tile-business-finance': tile('business-finance', 'Business & Finance'),
  'tile-tax-preparation': tile('tax-preparation', 'Tax Preparation'),
} as const satisfies Record<string, SiteImageSlot>

export type SiteImageKey = keyof typeof SITE_IMAGE_SLOTS

/** The picture of each slot; `null` where none is shown. */
export type SiteImages = { [K in SiteImageKey]: string | null }

export const isSiteImageKey = (key: string): key is SiteImageKey =>
  Object.hasOwn(SITE_IMAGE_SLOTS, key)

const BANNER = 'category-banner-'

const tileKeyOf = (slug: string) => `tile-${slug}`

/** The banner that comes with the store for a category, if there is one. */
const shippedBanner = (slug: string) =>
  isSiteImageKey(tileKeyOf(slug)) ? `/images/categories/${slug}.webp` : null

/** The banner of a main category: it is stored with the category, not with the slots. */
export const bannerSlot = ({ slug, name }: { slug: string; name: string }): SiteImageSlot => ({
  key: BANNER + slug,
  title: `${name} banner`,
  description: `Behind the title of the ${name} page, and its tile unless that has a picture of its own.`,
  group: 'Category banners',
  width: 1600,
  height: 480,
  ...cover,
  defaultUrl: shippedBanner(slug),
  shownAt: `/category/${slug}`,
})

/** The category whose banner a key names, or `null`. */
export const bannerSlugOf = (key: string): string | null =>
  key.startsWith(BANNER) ? key.slice(BANNER.length) : null

/**
 * What the tile of a category shows: the picture chosen for it, else the banner that the owner gave
 * the category, else the tile that comes with the store.
 */
export function tilePicture(
  { slug, bannerImage }: { slug: string; bannerImage: string | null },
  images: SiteImages,
): string | null {
  const key = tileKeyOf(slug)
  if (!isSiteImageKey(key)) return bannerImage
  const { defaultUrl } = SITE_IMAGE_SLOTS[key]
  if (images[key] !== defaultUrl) return images[key]
  return bannerImage && bannerImage !== shippedBanner(slug) ? bannerImage : defaultUrl
}
