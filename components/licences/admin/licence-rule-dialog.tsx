'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { CopyButton } from '@/components/back-office/copy-button'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { MAX_PATTERN_LENGTH } from '@/lib/licences/key-pattern'
import type { LicenceRule } from '@/lib/licences/rule-contracts'
import { type LicenceRuleValues, ruleOf, valuesOf } from './licence-rule-values'
import { useKeysChanged } from './use-keys-changed'

type Props = { productId: number; productName: string; rule: LicenceRule; onClose: () => void }

/** How the keys of a product are made, what they entitle to, and which version its software is told of. */
export function LicenceRuleDialog({ productId, productName, rule, onClose }: Props) {
  const client = useQueryClient()
  const changed = useKeysChanged()
  const { form, field, ...state } = useAdminForm<LicenceRuleValues, LicenceRule>({
    defaults: valuesOf(rule),
    failed: 'The rule could not be saved',
    send: (values) =>
      callAdmin('PUT /api/admin/licence-rules/[productId]', {
        params: { productId },
        body: ruleOf(values),
      }),
    onSent: (saved) => {
      showToast({
        title: 'Rule Saved',
        description: saved.isOn ? 'Keys are made with each order.' : 'No keys are made by it.',
      })
      client.setQueryData(['GET /api/admin/licence-rules/[productId]', productId], saved)
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Licences by Rule"
      description={productName}
      icon={ScrollText}
      submitLabel="Save Rule"
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <SwitchField
          label="Make keys by this rule"
          hint={
            state.errorOf('isOn') ? (
              <span role="alert" className="font-medium text-danger">
                {state.errorOf('isOn')}
              </span>
            ) : (
              'For software of your own: each order gets new keys, so the product is never sold out. Your software checks them at this store.'
            )
          }
          checked={form.watch('isOn')}
          onCheckedChange={(checked) => form.setValue('isOn', checked, { shouldDirty: true })}
        />
        <TextField
          label="Pattern"
          required
          maxLength={MAX_PATTERN_LENGTH}
          className="font-mono"
          hint="Each # becomes a random letter or digit; at least 12."
          {...field('pattern')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Devices at once"
            type="number"
            min={1}
            required
            {...field('deviceLimit')}
          />
          <TextField
            label="Days from the first activation"
            type="number"
            min={1}
            hint="Empty: without end"
            {...field('termDays')}
          />
        </div>
        <p className="text-sm text-muted">
          Keys that were sold keep the devices and days that they were sold with.
        </p>
        <TextField
          label="Current version"
          placeholder="2.1.0"
          hint="Empty: the software is told of no update."
          {...field('version')}
        />
        <TextField
          label="Where it is downloaded"
          type="url"
          placeholder="https://"
          hint="Told only to devices with an active licence."
          {...field('downloadUrl')}
        />
        <TextAreaField label="What is new in it" rows={3} {...field('changelog')} />
        <SigningKey />
      </div>
    </FormDialog>
  )
}

const PUBLIC_KEY = 'GET /api/licences/public-key'

function SigningKey() {
  const { data } = useQuery({
    queryKey: [PUBLIC_KEY],
    queryFn: ({ signal }) => callAdmin(PUBLIC_KEY, { signal }),
  })
  return (
    <div className="rounded-control bg-sunken p-4 text-sm">
      <p className="font-semibold">Public key of licence files (Ed25519)</p>
      <p className="mt-1 text-muted">
        Build it into your software, so that it can check its licence without a network.
      </p>
      {data && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 [overflow-wrap:anywhere]">{data.publicKey}</code>
          <CopyButton text={data.publicKey} what="public key" />
        </div>
      )}
    </div>
  )
}
