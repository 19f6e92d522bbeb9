'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import { pageLanguage } from '@/components/back-office/language/page-language'
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

/** The ways to change prices, each with an example. */
const MODES = { percent: '-10', amount: '-2.50', set: '19.99' }
type Mode = keyof typeof MODES
const isMode = (value: string): value is Mode => value in MODES
const MODE_NAMES = Object.keys(MODES).filter(isMode)

const ROW = 'mb-5 grid items-start gap-3 sm:grid-cols-[11rem_1fr_auto]'

function PriceForm({ onChange }: FormProps) {
  const t = useTranslations('backOffice.catalog')
  const [mode, setMode] = useState<Mode>('percent')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const by = parsePriceChange(text, pageLanguage())
    const isChange = by !== null && (mode === 'set' ? by >= 0 : by !== 0)
    setError(isChange ? undefined : t(`bulkForm.modes.${mode}.error`))
    onChange(isChange ? { kind: 'price', mode, by } : null)
  }
  return (
    <form onSubmit={submit} noValidate className={ROW}>
      <SelectField
        id="bulk-mode"
        label={t('bulkForm.change')}
        value={mode}
        onChange={({ target }) => {
          if (isMode(target.value)) setMode(target.value)
          setError(undefined)
          onChange(null)
        }}
      >
        {MODE_NAMES.map((value) => (
          <option key={value} value={value}>
            {t(`bulkForm.modes.${value}.option`, { currency: storeCurrencyInWords() })}
          </option>
        ))}
      </SelectField>
      <TextField
        id="bulk-by"
        label={t(`bulkForm.modes.${mode}.label`)}
        required
        autoComplete="off"
        placeholder={MODES[mode]}
        hint={t(`bulkForm.modes.${mode}.hint`, { currency: storeCurrencyInWords() })}
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

function PreviewButton() {
  const common = useTranslations('backOffice.common')
  return (
    <Button type="submit" variant="outline" className="sm:mt-6.5">
      {common('preview')}
    </Button>
  )
}

function SaleForm({ onChange }: FormProps) {
  const t = useTranslations('backOffice.catalog')
  const [isOn, setOn] = useState(true)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const off = parsePriceChange(text, pageLanguage())
    const isValid = off !== null && off > 0 && off < 10_000
    setError(isValid ? undefined : t('bulkForm.discountError'))
    onChange(isValid ? { kind: 'sale', off } : null)
  }
  return (
    <form onSubmit={submit} noValidate className={ROW}>
      <SelectField
        id="bulk-sale"
        label={t('bulkForm.sale')}
        value={isOn ? 'on' : 'off'}
        onChange={({ target }) => {
          setOn(target.value === 'on')
          setError(undefined)
          onChange(target.value === 'on' ? null : { kind: 'sale', off: null })
        }}
      >
        <option value="on">{t('bulkForm.saleStarts')}</option>
        <option value="off">{t('bulkForm.saleEnds')}</option>
      </SelectField>
      {isOn ? (
        <>
          <TextField
            id="bulk-off"
            label={t('bulkForm.discount')}
            required
            autoComplete="off"
            placeholder="20"
            hint={t('bulkForm.discountHint')}
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
        <p className="text-sm text-muted sm:mt-8">{t('bulkForm.priceAgain')}</p>
      )}
    </form>
  )
}

function CategoryForm({ choices, onChange }: FormProps) {
  const t = useTranslations('backOffice.catalog')
  return (
    <SelectField
      id="bulk-category"
      label={t('bulkForm.newCategory')}
      className="mb-5"
      hint={t('bulkForm.newCategoryHint')}
      defaultValue=""
      onChange={({ target: { value } }) =>
        onChange(value ? { kind: 'category', categoryId: Number(value) } : null)
      }
    >
      <option value="">{t('chooseCategory')}</option>
      <CategoryOptions choices={choices} />
    </SelectField>
  )
}

function DeliveryForm({ onChange }: FormProps) {
  const t = useTranslations('backOffice.catalog')
  return (
    <SelectField
      id="bulk-delivery"
      label={t('bulkForm.delivered')}
      className="mb-5"
      defaultValue=""
      onChange={({ target: { value } }) =>
        onChange(
          value ? { kind: 'delivery', delivery: value === 'keys' ? 'keys' : 'manual' } : null,
        )
      }
    >
      <option value="">{t('bulkForm.chooseHow')}</option>
      <option value="keys">{t('bulkForm.atOnce')}</option>
      <option value="manual">{t('byHand')}</option>
    </SelectField>
  )
}

const FORMS = { price: PriceForm, sale: SaleForm, category: CategoryForm, delivery: DeliveryForm }
