/** Abbreviations before a name: titles, degrees, forms of address, "Saint". */
export const TITLES: ReadonlySet<string> = new Set(
  `dr drs dra prof profa mag ing arch arq avv dott sig geom rag lic licda dipl univ assoc asst habil phil
   rer med nat jur oec theol vet dent pharm mr mrs ms mx st ste sta sto sr sra srta sres d dn dña fr
   hr br mme mlle mgr me rev revd fra hon capt cpt lt col maj gen sgt cmdr adm eng er adv smt shri sri
   mohd moh muh md abd abdul chr joh jos geo wm chas thos jas fco ma mª ant ph sc ed dj mc`
    .trim()
    .split(/\s+/),
);
