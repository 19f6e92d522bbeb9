import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { RegisterOptions, UseFormReturn } from 'react-hook-form'
import { Panel } from '@/components/back-office/shell/panel'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { countryOptions } from './country-options'
import type { SettingsTexts } from './settings-sections'
import type { LoadedSettings, Values } from './settings-values'

type SettingsForm = {
  form: UseFormReturn<Values>
  errorOf: (name: keyof Values) => string | undefined
  loaded: LoadedSettings
  storeUrl: string
}

const FormContext = createContext<SettingsForm | null>(null)
export const SettingsFormProvider = FormContext.Provider

/** Context with the tab's form, for its cards. */
export function useSettingsForm(): SettingsForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('There is no settings form here')
  return form
}

type KeysOfType<T> = { [K in keyof Values]: Values[K] extends T ? K : never }[keyof Values]
type TextName = KeysOfType<string>
type FlagName = { [K in keyof Values]: boolean extends Values[K] ? K : never }[keyof Values]

/** The props that label a control and connect it to its setting. */
function useSetting(name: TextName, rules?: RegisterOptions<Values, TextName>) {
  const t = useTranslations('backOffice.settings')
  const { form, errorOf } = useSettingsForm()
  return {
    id: name,
    label: t(`labels.${name}`),
    error: errorOf(name),
    ...form.register(name, rules),
  }
}

type Common = { hint?: ReactNode; className?: string }

export function TextSetting({
  name,
  ...props
}: { name: TextName } & Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'label' | 'error'>) {
  return <TextField autoComplete="off" {...props} {...useSetting(name)} />
}

export function EmailSetting({ name, ...props }: { name: TextName } & Common) {
  return <EmailField required {...props} autoComplete="off" {...useSetting(name)} />
}

export function ParagraphSetting({
  name,
  ...props
}: { name: TextName; rows: number; maxLength: number } & Common) {
  return <TextAreaField {...props} {...useSetting(name)} />
}

/** A number with at most 2 decimals. */
export function AmountSetting({ name, ...props }: { name: TextName } & Common) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      {...useSetting(name, useAmountRule()({ isExplained: true }))}
    />
  )
}

type Options = readonly (readonly [value: string, label: string])[]

const optionsOf = (options: Options) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

export function ChoiceSetting({
  name,
  options,
  ...props
}: { name: TextName; options: Options } & Common) {
  return (
    <SelectField {...props} {...useSetting(name)}>
      {optionsOf(options)}
    </SelectField>
  )
}

/** A choice among many: `options` come before the groups. */
export function GroupedChoiceSetting({
  name,
  options,
  groups,
  ...props
}: {
  name: TextName
  options: Options
  groups: readonly { label: string; options: Options }[]
} & Common) {
  return (
    <SelectField {...props} {...useSetting(name)}>
      {optionsOf(options)}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {optionsOf(group.options)}
        </optgroup>
      ))}
    </SelectField>
  )
}

/** A country, or none. */
export function CountrySetting(props: { name: TextName } & Common) {
  const t = useTranslations('backOffice.settings')
  const options = countryOptions(useLocale())
  return <ChoiceSetting {...props} options={[['', t('choices.noCountry')], ...options]} />
}

export function SwitchSetting({ name, hint }: { name: FlagName; hint?: ReactNode }) {
  const t = useTranslations('backOffice.settings')
  const { form } = useSettingsForm()
  return (
    <SwitchField
      label={t(`labels.${name}`)}
      hint={hint}
      checked={form.watch(name)}
      onCheckedChange={(on) => form.setValue(name, on, { shouldDirty: true, shouldTouch: true })}
    />
  )
}

type CardProps = { id: keyof SettingsTexts['titles']; lead?: ReactNode; children: ReactNode }

/** A card of settings; `id` is its anchor in the section list. */
export function Card({ id, lead, children }: CardProps) {
  const t = useTranslations('backOffice.settings')
  return (
    <div id={id} className="scroll-mt-30 lg:scroll-mt-20">
      <Panel title={t(`titles.${id}`)} lead={lead}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      </Panel>
    </div>
  )
}

/** A full-width hint in a card. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft sm:col-span-2">
      {children}
    </p>
  )
}
