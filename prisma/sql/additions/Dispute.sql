ALTER TABLE "Dispute"
  ADD CONSTRAINT "Dispute_amount_positive" CHECK ((amount > (0)::numeric));
