ALTER TABLE "Payment"
  DROP COLUMN "awaitsOrder",
  ADD COLUMN "awaitsOrder" boolean GENERATED ALWAYS AS (((status = 'captured'::"PaymentStatus") AND (NOT "isOrdered"))) STORED,
  ADD CONSTRAINT "Payment_amount_check" CHECK ((amount >= (0)::numeric)),
  ADD CONSTRAINT "Payment_captured_check" CHECK (((status <> ALL (ARRAY['captured'::"PaymentStatus", 'partially_refunded'::"PaymentStatus", 'refunded'::"PaymentStatus"])) OR (("capturedAmount" IS NOT NULL) AND ("capturedCurrency" IS NOT NULL)))),
  ADD CONSTRAINT "Payment_giftCard_check" CHECK ((((provider)::text <> 'gift_card'::text) OR (amount = (0)::numeric))),
  ADD CONSTRAINT "Payment_providerFee_check" CHECK (("providerFee" >= (0)::numeric)),
  ADD CONSTRAINT "Payment_refunded_check" CHECK ((("refundedAmount" >= (0)::numeric) AND ("refundedAmount" <= COALESCE("capturedAmount", (0)::numeric))));

CREATE INDEX "Payment_awaitsOrder" ON public."Payment" USING btree ("capturedAt") WHERE "awaitsOrder";

CREATE INDEX "Payment_fees_idx" ON public."Payment" USING btree ("capturedAt") INCLUDE (provider, "providerFee", "feeIsEstimated") WHERE ("providerFee" IS NOT NULL);

CREATE INDEX "Payment_providerOrderId_prefix" ON public."Payment" USING btree (lower("providerOrderId") text_pattern_ops);

CREATE INDEX "Payment_providerTransactionId_prefix" ON public."Payment" USING btree (lower("providerTransactionId") text_pattern_ops);

CREATE INDEX "Payment_unpaid" ON public."Payment" USING btree (status, "createdAt" DESC) WHERE (status = ANY (ARRAY['created'::"PaymentStatus", 'declined'::"PaymentStatus", 'failed'::"PaymentStatus", 'held'::"PaymentStatus"]));

CREATE UNIQUE INDEX "Payment_one_in_flight_per_session" ON public."Payment" USING btree ("sessionId") WHERE (status = 'processing'::"PaymentStatus");
