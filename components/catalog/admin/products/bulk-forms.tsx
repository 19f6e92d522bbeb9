'use client'

import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { BulkAction } from '@/lib/catalog/bulk-contracts'
import { parsePriceChange } from '@/lib/catalog/product-prices'
import type { AskingKind } from './bulk-bar'
import { CategoryOptions } from './category-options'
import type { CategoryChoice } from './use-product-groups'

type FormProps = {
  choices: readonly CategoryChoice[]
  /** `null` until all is said. */
  onChange: (action: BulkAction | null) => void
}

/** Asks for what an action does. */
export function BulkForm({ kind, ...props }: FormProps & { kind: AskingKind }) {
  const Form = FORMS[kind]
  return <Form {...props} />
}

const MODES = {
  percent: {
    option: 'By percent',
    label: 'Percent',
    placeholder: '-10',
    hint: 'Negative lowers. Rounded half up to cents.',
    error: 'Enter a change such as -10 or 2.50',
  },
  amount: {
    option: 'By US dollars',
    label: 'Amount',
    placeholder: '-2.50',
    hint: 'Negative lowers, never below nothing.',
    error: 'Enter a change such as -10 or 2.50',
  },
  set: {
    option: 'To one price',
    label: 'New price',
    placeholder: '19.99',
    hint: 'The same price for all of them, in US dollars.',
    error: 'Enter a price such as 19.99',
  },
}
type Mode = keyof typeof MODES
const isMode = (value: string): value is Mode => value in MODES

const ROW = 'mb-5 grid items-start gap-3 sm:grid-cols-[11rem_1fr_auto]'

function PriceForm({ onChange }: FormProps) {
  const [mode, setMode] = useState<Mode>('percent')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { label, placeholder, hint } = MODES[mode]
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const by = parsePriceChange(text)
    const isChange = by !== null && (mode === 'set' ? by >= 0 : by !== 0)
    setError(isChange ? undefined : MODES[mode].error)
    onChange(isChange ? { kind: 'price', mode, by } : null)
  }
  return (
    <form onSubmit={submit} noValidate className={ROW}>
      <SelectField
        id="bulk-mode"
        label="Change"
        value={mode}
        onChange={({ target }) => {
          if (isMode(target.value)) setMode(target.value)
          setError(undefined)
          onChange(null)
        }}
      >
        {Object.entries(MODES).map(([value, { option }]) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </SelectField>
      <TextField
        id="bulk-by"
        label={label}
        required
        autoComplete="off"
        placeholder={placeholder}
        hint={hint}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(null)
        }}
      />
      <PreviewButton />
    </form>
  )
}

const PreviewButton = () => (
  <Button type="submit" variant="outline" className="sm:mt-6.5">
    Preview
  </Button>
)

function SaleForm({ onChange }: FormProps) {
  const [isOn, setOn] = useState(true)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const off = parsePriceChange(text)
    const isValid = off !== null && off > 0 && off < 10_000
    setError(isValid ? undefined : 'Enter a discount above 0 and below 100')
    onChange(isValid ? { kind: 'sale', off } : null)
  }
  return (
    <form onSubmit={submit} noValidate className={ROW}>
      <SelectField
        id="bulk-sale"
        label="Sale"
        value={isOn ? 'on' : 'off'}
        onChange={({ target }) => {
          setOn(target.value === 'on')
          setError(undefined)
          onChange(target.value === 'on' ? null : { kind: 'sale', off: null })
        }}
      >
        <option value="on">Starts</option>
        <option value="off">Ends</option>
      </SelectField>
      {isOn ? (
        <>
          <TextField
            id="bulk-off"
            label="Discount in percent"
            required
            autoComplete="off"
            placeholder="20"
            hint="The price of now is shown struck through. Whatever is on sale already is discounted from its struck-through price."
            error={error}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              onChange(null)
            }}
          />
          <PreviewButton />
        </>
      ) : (
        <p className="text-sm text-muted sm:mt-8">The struck-through price is the price again.</p>
      )}
    </form>
  )
}

const CategoryForm = ({ choices, onChange }: FormProps) => (
  <SelectField
    id="bulk-category"
    label="New category"
    className="mb-5"
    hint="A product has one category. Subcategories list those of their category whose names contain theirs."
    defaultValue=""
    onChange={({ target: { value } }) =>
      onChange(value ? { kind: 'category', categoryId: Number(value) } : null)
    }
  >
    <option value="">Choose a category</option>
    <CategoryOptions choices={choices} />
  </SelectField>
)

const DeliveryForm = ({ onChange }: FormProps) => (
  <SelectField
    id="bulk-delivery"
    label="Delivered"
    className="mb-5"
    defaultValue=""
    onChange={({ target: { value } }) =>
      onChange(value ? { kind: 'delivery', delivery: value === 'keys' ? 'keys' : 'manual' } : null)
    }
  >
    <option value="">Choose how</option>
    <option value="keys">At once, with a key from its stock</option>
    <option value="manual">By hand</option>
  </SelectField>
)

const FORMS = { price: PriceForm, sale: SaleForm, category: CategoryForm, delivery: DeliveryForm }
