'use client'

import { KeySquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { storeTimezone } from '@/components/back-office/format-date'
import { instantOf } from '@/components/back-office/store-time'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextField } from '@/components/ui/fields/text-field'
import { SCOPE_NAMES, type Scope } from '@/lib/http/scopes'
import { MAX_CALLS_PER_MINUTE, MAX_KEY_NAME, type MadeApiKey } from '@/lib/staff/api-keys/contracts'

type Props = { onMade: (made: MadeApiKey) => void; onClose: () => void }
type Values = { name: string; scopes: Scope[]; expiresAt: string; callsPerMinute: string }

/** Makes an API key. */
export function AddApiKeyDialog({ onMade, onClose }: Props) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const { form, field, ...state } = useAdminForm<Values, MadeApiKey>({
    defaults: { name: '', scopes: [], expiresAt: '', callsPerMinute: '60' },
    failed: t('apiKeys.addFailed'),
    send: ({ name, scopes, expiresAt, callsPerMinute }) =>
      callAdmin('POST /api/admin/api-keys', {
        body: {
          name,
          scopes,
          expiresAt: instantOf(expiresAt),
          callsPerMinute: Number(callsPerMinute),
        },
      }),
    onSent: onMade,
  })
  const chosen = form.watch('scopes')
  const choose = (scope: Scope, isChosen: boolean) =>
    form.setValue(
      'scopes',
      SCOPE_NAMES.filter((known) => (known === scope ? isChosen : chosen.includes(known))),
      { shouldDirty: true },
    )
  return (
    <FormDialog
      title={t('apiKeys.add')}
      description={t('apiKeys.addText')}
      icon={KeySquare}
      submitLabel={t('apiKeys.add')}
      pendingLabel={common('adding')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label={common('name')}
          required
          maxLength={MAX_KEY_NAME}
          autoComplete="off"
          placeholder={t('apiKeys.namePlaceholder')}
          hint={t('apiKeys.nameHint')}
          {...field('name')}
        />
        <fieldset aria-describedby="scopes-error">
          <legend className="text-sm font-semibold">{t('apiKeys.scopes')}</legend>
          <div className="mt-1">
            {SCOPE_NAMES.map((scope) => (
              <Checkbox
                key={scope}
                label={t(`scopes.${scope}`)}
                checked={chosen.includes(scope)}
                onChange={(event) => choose(scope, event.target.checked)}
              />
            ))}
          </div>
          <p id="scopes-error" role="alert" className="text-sm font-medium text-danger">
            {state.errorOf('scopes')}
          </p>
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('apiKeys.callsPerMinute')}
            type="number"
            required
            min={1}
            max={MAX_CALLS_PER_MINUTE}
            {...field('callsPerMinute')}
          />
          <TextField
            label={t('apiKeys.expires', { timezone: storeTimezone() })}
            type="datetime-local"
            hint={t('apiKeys.expiresHint')}
            {...field('expiresAt')}
          />
        </div>
      </div>
    </FormDialog>
  )
}
