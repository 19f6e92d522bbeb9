import { useTranslations } from 'next-intl'
import type { CategoryChoice } from './use-product-groups'

/** The options of a select of categories, subcategories indented below their main one. */
export function CategoryOptions({ choices }: { choices: readonly CategoryChoice[] }) {
  const t = useTranslations('backOffice.catalog')
  return choices.map(({ id, name, main, isActive }) => {
    const indented = main ? `\u2003${name}` : name
    return (
      <option key={id} value={id}>
        {isActive ? indented : t('products.inactiveOption', { name: indented })}
      </option>
    )
  })
}
