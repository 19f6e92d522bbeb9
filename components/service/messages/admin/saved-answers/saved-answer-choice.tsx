import { TextCursorInput } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { useStore } from '@/components/back-office/store-context'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'
import { textFor } from '@/lib/service/messages/saved-answers/text-for'
import { filledIn, orderNumberOf } from '@/lib/service/messages/saved-answers/variables'
import { useOrdersOf } from '../use-orders-of'
import { useSavedAnswers } from './use-saved-answers'

type Props = {
  message: AdminMessage
  /** Takes the text, in the customer's language and with what is known filled in. */
  onInsert: (text: string) => void
}
type Orders = { orders: readonly { orderNumber: string }[]; total: number }

const NO_ORDERS: Orders = { orders: [], total: 0 }

/** Chooses a saved answer to put into an answer; left out while there is none. */
export function SavedAnswerChoice(props: Props) {
  const { customerId } = props.message
  return customerId === null ? (
    <Choice {...props} orders={NO_ORDERS} />
  ) : (
    <ChoiceOfCustomer {...props} customerId={customerId} />
  )
}

function ChoiceOfCustomer({ customerId, ...props }: Props & { customerId: number }) {
  const { rows, total, isLoading } = useOrdersOf(customerId)
  return <Choice {...props} orders={isLoading ? undefined : { orders: rows, total }} />
}

/** @param orders of who wrote; `undefined` until they have loaded */
function Choice({ message, onInsert, orders }: Props & { orders: Orders | undefined }) {
  const t = useTranslations('backOffice.messages.answerForm')
  const { storeName } = useStore()
  const { firstName, lastName, username } = useSignedInUser()
  const { data: answers = [] } = useSavedAnswers()
  const [chosen, setChosen] = useState('')
  if (answers.length === 0) return null

  function insert() {
    const answer = answers.find(({ id }) => String(id) === chosen)
    if (!answer || !orders) return
    onInsert(
      filledIn(textFor(answer.texts, message.locale), {
        name: message.name,
        orderNumber: orderNumberOf(message, orders),
        storeName,
        agentName: `${firstName} ${lastName}`.trim() || username,
      }),
    )
    setChosen('')
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        id="saved-answer"
        label={t('savedAnswer')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        className="min-w-0 flex-1 basis-60"
      >
        <option value="">{t('chooseSaved')}</option>
        {answers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        type="button"
        variant="outline"
        disabled={chosen === '' || orders === undefined}
        onClick={insert}
      >
        <TextCursorInput aria-hidden />
        {t('insert')}
      </Button>
    </div>
  )
}
