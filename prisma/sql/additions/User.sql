CREATE UNIQUE INDEX "User_email_lower_key" ON public."User" USING btree (lower(email));

CREATE UNIQUE INDEX "User_username_lower_key" ON public."User" USING btree (lower(username));
