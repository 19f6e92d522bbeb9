ALTER TABLE "GiftCard"
  ADD CONSTRAINT "GiftCard_amounts_check" CHECK ((("faceValue" > (0)::numeric) AND (balance >= (0)::numeric) AND (voided >= (0)::numeric) AND ((balance + voided) <= "faceValue"))),
  ADD CONSTRAINT "GiftCard_email_check" CHECK ((email <> ''::text)),
  ADD CONSTRAINT "GiftCard_origin_check" CHECK ((((username IS NULL) = ("orderItemId" IS NOT NULL)) AND (("orderItemId" IS NULL) = ("keyId" IS NULL)))),
  ADD CONSTRAINT "GiftCard_voided_check" CHECK (((voided = (0)::numeric) OR ("voidedAt" IS NOT NULL)));
