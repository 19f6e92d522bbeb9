import type { CategoryChoice } from './use-product-groups'

/** The options of a select of categories, subcategories indented below their main one. */
export function CategoryOptions({ choices }: { choices: readonly CategoryChoice[] }) {
  return choices.map(({ id, name, main, isActive }) => (
    <option key={id} value={id}>
      {main ? `\u2003${name}` : name}
      {isActive ? '' : ' (inactive)'}
    </option>
  ))
}
