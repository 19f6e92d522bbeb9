/** A category of the filter, with its subcategories. */
export type CategoryOption = {
  slug: string
  name: string
  subcategories: { slug: string; name: string }[]
}
