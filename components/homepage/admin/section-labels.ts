import type { HomeSection } from '@/lib/settings/home-page-settings'

/** Labels of the home page's sections in the back office. */
export const SECTION_LABELS: Record<HomeSection, { name: string; text: string }> = {
  promises: { name: 'Promises', text: 'Delivery, genuine keys, guarantee and support in one row' },
  categories: { name: 'Shop by category', text: 'Six tiles with the category pictures' },
  featured: { name: 'Featured products', text: 'Up to eight products that are marked as featured' },
  needs: {
    name: 'What do you need?',
    text: 'Four tiles that lead to a category each, if it exists',
  },
  offers: { name: 'Special Offers', text: 'A strip of Hot Deals' },
  officeChoice: {
    name: 'Buy once or subscribe',
    text: 'Office 2024 beside Microsoft 365, if both categories have products',
  },
  bestOfCategories: { name: 'Best of each category', text: 'Four products of every main category' },
  publishers: { name: 'Publishers', text: 'The eight publishers with most products' },
  reasons: { name: 'Why choose us', text: 'Four reasons, and the store in numbers' },
  callToAction: {
    name: 'Call to action',
    text: 'A band with links to all products and to Contact',
  },
  newsletter: { name: 'Newsletter Signup', text: 'The e-mail box of the newsletter' },
}
