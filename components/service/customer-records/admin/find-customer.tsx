'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { SearchInput } from '@/components/ui/fields/search-input'
import type { CustomerRow } from '@/lib/service/customer-records/contracts'
import { boughtText } from './customer-texts'
import { CUSTOMERS_CALL } from './use-customer'

const SHOWN = 6

type Props = {
  /** The customer for whom another one is looked for. */
  exceptId: number
  onFound: (customer: CustomerRow) => void
}

/** Finds another customer by a part of an address or a name. */
export function FindCustomer({ exceptId, onFound }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const [wanted, setWanted] = useState('')
  const { data, isError } = useQuery({
    queryKey: [CUSTOMERS_CALL, 'others', wanted],
    queryFn: ({ signal }) =>
      callAdminList(CUSTOMERS_CALL, { query: { search: wanted, limit: SHOWN + 1 }, signal }),
    enabled: wanted !== '',
    staleTime: 0,
  })
  const found = (data?.rows ?? []).filter(({ id }) => id !== exceptId).slice(0, SHOWN)
  return (
    <>
      <SearchInput
        label={t('merging.find')}
        placeholder={t('merging.findHint')}
        onSearch={setWanted}
      />
      {wanted !== '' && (
        <ul
          aria-label={t('merging.found')}
          className="mt-2 divide-y divide-line overflow-hidden rounded-control border border-line"
        >
          {found.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                onClick={() => onFound(customer)}
                className="w-full px-3.5 py-2.5 text-start text-sm hover:bg-sunken"
              >
                <span className="block font-semibold [overflow-wrap:anywhere]">
                  {[customer.email, ...customer.otherEmails].join(', ')}
                </span>
                <span className="block text-muted">
                  {customer.name && (
                    <>
                      <bdi>{customer.name}</bdi> ·{' '}
                    </>
                  )}
                  {boughtText(t, customer)}
                </span>
              </button>
            </li>
          ))}
          {data && found.length === 0 && (
            <li className="px-3.5 py-2.5 text-sm text-muted">{t('merging.noneFound')}</li>
          )}
          {isError && (
            <li className="px-3.5 py-2.5 text-sm text-danger">{t('merging.findFailed')}</li>
          )}
          {!data && !isError && (
            <li className="px-3.5 py-2.5 text-sm text-muted">{t('merging.searching')}</li>
          )}
        </ul>
      )}
    </>
  )
}
