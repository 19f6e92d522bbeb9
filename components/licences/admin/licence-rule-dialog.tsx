'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { CopyButton } from '@/components/back-office/copy-button'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_PATTERN_LENGTH } from '@/lib/licences/key-pattern'
import { type LicenceRule, MAX_FREE_MOVES } from '@/lib/licences/rule-contracts'
import { type LicenceRuleValues, ruleOf, valuesOf } from './licence-rule-values'
import { useKeysChanged } from './use-keys-changed'

type Props = { productId: number; productName: string; rule: LicenceRule; onClose: () => void }

/** How the keys of a product are made, what they entitle to, and which version its software is told of. */
export function LicenceRuleDialog({ productId, productName, rule, onClose }: Props) {
  const t = useTranslations('backOffice.licences.rule')
  const client = useQueryClient()
  const changed = useKeysChanged()
  const { form, field, ...state } = useAdminForm<LicenceRuleValues, LicenceRule>({
    defaults: valuesOf(rule),
    failed: t('failed'),
    send: (values) =>
      callAdmin('PUT /api/admin/licence-rules/[productId]', {
        params: { productId },
        body: ruleOf(values),
      }),
    onSent: (saved) => {
      showToast({
        title: t('saved'),
        description: t(saved.isOn ? 'savedOn' : 'savedOff'),
      })
      client.setQueryData(['GET /api/admin/licence-rules/[productId]', productId], saved)
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('title')}
      description={productName}
      icon={ScrollText}
      submitLabel={t('submit')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <SwitchField
          label={t('isOn')}
          hint={
            state.errorOf('isOn') ? (
              <span role="alert" className="font-medium text-danger">
                {state.errorOf('isOn')}
              </span>
            ) : (
              t('isOnHint')
            )
          }
          checked={form.watch('isOn')}
          onCheckedChange={(checked) => form.setValue('isOn', checked, { shouldDirty: true })}
        />
        <TextField
          label={t('pattern')}
          required
          maxLength={MAX_PATTERN_LENGTH}
          className="font-mono"
          hint={t('patternHint')}
          {...field('pattern')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('devices')}
            type="number"
            min={1}
            required
            {...field('deviceLimit')}
          />
          <TextField
            label={t('days')}
            type="number"
            min={1}
            hint={t('daysHint')}
            {...field('termDays')}
          />
        </div>
        <p className="text-sm text-muted">{t('soldNote')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t('freedPlaces')}
            hint={t('freedPlacesHint')}
            {...field('freedPlaces')}
          >
            <option value="at_once">{t('freedAtOnce')}</option>
            <option value="with_file">{t('freedWithFile')}</option>
          </SelectField>
          {form.watch('freedPlaces') === 'at_once' && (
            <TextField
              label={t('freeMoves')}
              type="number"
              min={1}
              max={MAX_FREE_MOVES}
              required
              {...field('freeMoves')}
            />
          )}
        </div>
        <TextField
          label={t('version')}
          placeholder="2.1.0"
          hint={t('versionHint')}
          {...field('version')}
        />
        <TextField
          label={t('downloadUrl')}
          type="url"
          placeholder="https://"
          hint={t('downloadUrlHint')}
          {...field('downloadUrl')}
        />
        <TextAreaField label={t('changelog')} rows={3} {...field('changelog')} />
        <SigningKey />
      </div>
    </FormDialog>
  )
}

const PUBLIC_KEY = 'GET /api/licences/public-key'

function SigningKey() {
  const t = useTranslations('backOffice.licences.rule')
  const { data } = useQuery({
    queryKey: [PUBLIC_KEY],
    queryFn: ({ signal }) => callAdmin(PUBLIC_KEY, { signal }),
  })
  return (
    <div className="rounded-control bg-sunken p-4 text-sm">
      <p className="font-semibold">{t('publicKeyTitle')}</p>
      <p className="mt-1 text-muted">{t('publicKeyText')}</p>
      {data && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 [overflow-wrap:anywhere]">{data.publicKey}</code>
          <CopyButton text={data.publicKey} what={t('publicKey')} />
        </div>
      )}
    </div>
  )
}
