CREATE INDEX "Withdrawal_lowerEmail" ON public."Withdrawal" USING btree (lower(email));
