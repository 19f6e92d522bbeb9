'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { EmailField } from '@/components/ui/fields/email-field'
import { Field } from '@/components/ui/fields/field'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { AdminPluginField } from '@/lib/plugins/contracts'
import type { PluginFormValues } from './plugin-values'

type PluginFieldInputProps = {
  field: AdminPluginField
  /** A secret is stored for it. */
  isSet: boolean
  isCleared: boolean
  onCleared: (isCleared: boolean) => void
  error: string | undefined
  form: UseFormReturn<PluginFormValues>
  registered: UseFormRegisterReturn
}

/** One setting's input, as its field asks for. */
export function PluginFieldInput(props: PluginFieldInputProps) {
  const { field, form, error, registered } = props
  const { key, label, help, required, kind } = field
  const common = { id: `setting-${key}`, label, hint: help, error, ...registered }
  if (kind === 'boolean')
    return (
      <SwitchField
        label={label}
        hint={help}
        checked={form.watch(key) === true}
        onCheckedChange={(checked) => form.setValue(key, checked, { shouldDirty: true })}
      />
    )
  if (field.masked) return <MaskedInput {...props} />
  if (kind === 'select')
    return (
      <SelectField {...common}>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'paragraph')
    return <TextAreaField {...common} required={required} rows={3} maxLength={field.max} />
  if (kind === 'email') return <EmailField {...common} required={required} autoComplete="off" />
  return (
    <TextField
      {...common}
      required={required}
      autoComplete="off"
      spellCheck={false}
      maxLength={kind === 'text' ? field.max : undefined}
      inputMode={kind === 'number' ? 'numeric' : kind === 'url' ? 'url' : undefined}
    />
  )
}

/** An input that hides what is typed. A stored secret is never shown: it is kept, replaced or cleared. */
function MaskedInput(props: PluginFieldInputProps) {
  const { field, isSet, isCleared, onCleared, error, registered } = props
  const { key, label, help, required, secret, max } = field
  const t = useTranslations('backOffice.plugins')
  const [isShown, setShown] = useState(false)
  const id = `setting-${key}`
  const state = isCleared ? t('field.cleared') : isSet ? t('field.set') : null
  return (
    <Field
      id={id}
      label={label}
      hint={
        <>
          {state && help ? t('field.setWithHelp', { state, help }) : (state ?? help)}
          {isSet && !required && (
            <button
              type="button"
              className="ms-1.5 font-semibold text-primary-strong underline underline-offset-2"
              onClick={() => onCleared(!isCleared)}
            >
              {isCleared ? t('field.keep', { label }) : t('field.clear', { label })}
            </button>
          )}
        </>
      }
      error={error}
      required={required && !isSet}
    >
      {(described) => (
        <span className="relative block">
          <input
            id={id}
            {...described}
            {...registered}
            type={isShown ? 'text' : 'password'}
            required={required && !isSet}
            maxLength={max}
            autoComplete="new-password"
            spellCheck={false}
            placeholder={secret && isSet && !isCleared ? '••••••••••••' : undefined}
            className={classNames(fieldStyle, 'h-12 pe-12')}
          />
          <Button
            variant="ghost"
            size="icon"
            className="absolute end-0.5 top-0.5"
            aria-label={isShown ? t('field.hide', { label }) : t('field.show', { label })}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Button>
        </span>
      )}
    </Field>
  )
}
