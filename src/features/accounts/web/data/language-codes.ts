/** Languages that travellers commonly speak, ISO 639; `Intl.DisplayNames` names them. */
export const LANGUAGE_CODES =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lb lo lt lv mi mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te tg th ti tk tr uk ur uz vi wo xh yo zh zu'.split(
    ' ',
  );
