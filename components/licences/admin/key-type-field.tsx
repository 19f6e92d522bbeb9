import type { ComponentProps } from 'react'
import { SelectField } from '@/components/ui/fields/select-field'
import { POOL_KEY_TYPES } from '@/lib/licences/key-rules'
import { TYPE_LABELS } from './key-labels'

/** The type of key, which the buyer's mail mentions. */
export function KeyTypeField(
  props: Omit<ComponentProps<typeof SelectField>, 'id' | 'label' | 'children'>,
) {
  return (
    <SelectField id="keyType" label="Key type" {...props}>
      {POOL_KEY_TYPES.map((type) => (
        <option key={type} value={type}>
          {TYPE_LABELS[type]}
        </option>
      ))}
    </SelectField>
  )
}
