CREATE INDEX "ContactMessage_lowerEmail" ON public."ContactMessage" USING btree (lower(email));
