import type { Texts } from '@/components/back-office/language/texts'
import type { SiteImage } from '@/lib/media/contracts'

const SLOTS = ['logo', 'logo-dark', 'favicon', 'mail-logo', 'hero', 'about'] as const

const GROUPS = [
  { name: 'Brand', key: 'brand' },
  { name: 'Pages', key: 'pages' },
  { name: 'Category tiles', key: 'tiles' },
  { name: 'Category banners', key: 'banners' },
] as const

/** A slot, which the server names in English, in the language of the page. */
export const translatedSlot = (image: SiteImage, t: Texts<'site-images'>): SiteImage => ({
  ...image,
  ...wordsOf(image, t),
  group: groupOf(image, t),
})

function groupOf({ group }: SiteImage, t: Texts<'site-images'>): string {
  const known = GROUPS.find(({ name }) => name === group)
  return known ? t(`group.${known.key}`) : group
}

function wordsOf({ key, title, description }: SiteImage, t: Texts<'site-images'>) {
  const slot = SLOTS.find((known) => known === key)
  if (slot) return { title: t(`slot.${slot}.title`), description: t(`slot.${slot}.description`) }
  // Those of categories carry the name of theirs.
  for (const kind of ['tile', 'banner'] as const) {
    const [name, rest] = title.split(new RegExp(` ${kind}$`))
    if (name && rest === '')
      return {
        title: t(`slot.${kind}.title`, { name }),
        description: t(`slot.${kind}.description`, { name }),
      }
  }
  return { title, description }
}
