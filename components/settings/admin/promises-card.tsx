import { useTranslations } from 'next-intl'
import { LIVE_CHATS, MAX_REFUND_DAYS, SUPPORT_PROMISES } from '@/lib/settings/choices'
import { Card, ChoiceSetting, ParagraphSetting, SwitchSetting, TextSetting } from './setting-fields'

const WHOLE = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const

/** What the store promises its shoppers, wherever it says so. */
export function PromisesCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="promises" lead={t('leads.promises')}>
      <TextSetting {...WHOLE} max={60} name="deliveryMinutes" hint={t('hints.deliveryMinutes')} />
      <TextSetting
        {...WHOLE}
        max={MAX_REFUND_DAYS}
        name="refundDays"
        hint={t('hints.refundDays')}
      />
      <TextSetting
        {...WHOLE}
        max={MAX_REFUND_DAYS}
        name="shortRefundDays"
        hint={t('hints.shortRefundDays')}
      />
      <ParagraphSetting
        name="shortRefundPublishers"
        rows={3}
        maxLength={6000}
        hint={t('hints.shortRefundPublishers')}
      />
      <ChoiceSetting
        name="supportPromise"
        options={SUPPORT_PROMISES.map((choice) => [choice, t(`choices.supportPromise.${choice}`)])}
        hint={t('hints.supportPromise')}
      />
      <ChoiceSetting
        name="liveChat"
        options={LIVE_CHATS.map((choice) => [choice, t(`choices.liveChat.${choice}`)])}
        hint={t('hints.liveChat')}
      />
      <TextSetting {...WHOLE} max={1440} name="chatMinutes" hint={t('hints.answerTime')} />
      <TextSetting {...WHOLE} max={1440} name="phoneMinutes" hint={t('hints.answerTime')} />
      <TextSetting {...WHOLE} max={720} name="answerHours" hint={t('hints.answerTime')} />
      <TextSetting {...WHOLE} max={720} name="criticalHours" hint={t('hints.answerTime')} />
      <TextSetting {...WHOLE} max={720} name="salesHours" hint={t('hints.answerTime')} />
      <TextSetting {...WHOLE} max={720} name="refundAnswerHours" hint={t('hints.answerTime')} />
      <SwitchSetting name="genuinePromise" hint={t('hints.genuinePromise')} />
    </Card>
  )
}
