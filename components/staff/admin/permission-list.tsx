import { useTranslations } from 'next-intl'
import type { Permission } from '@/lib/http/permissions'
import type { Role } from '@/lib/staff/contracts'
import { permissionsOf } from '@/lib/staff/roles'

// A text can't have others below it, as `catalogue` would have `catalogue.read`.
const textOf = (name: Permission) => (name === 'catalogue' ? 'catalogue.change' : name)

/** What a role may do, folded until somebody asks. */
export function PermissionList({ role }: { role: Role }) {
  const t = useTranslations('backOffice.staff')
  const permissions = permissionsOf(role)
  if (permissions.length === 0) return null
  return (
    <details className="text-sm sm:col-span-2">
      <summary className="cursor-pointer font-semibold text-primary-strong">
        {t('users.mayDo', { role: t(`roles.${role}`) })}
      </summary>
      <ul className="mt-2 list-disc space-y-0.5 ps-5 text-ink-soft">
        {permissions.map((name) => (
          <li key={name}>{t(`permissions.${textOf(name)}`)}</li>
        ))}
      </ul>
    </details>
  )
}
