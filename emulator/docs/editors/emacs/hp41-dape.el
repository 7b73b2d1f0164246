;;; hp41-dape.el --- Debugs HP-41 listings with dape  -*- lexical-binding: t -*-

;; (load "emulator/docs/editors/emacs/hp41-dape.el"), then M-x dape RET hp41 RET

;;; Code:

(require 'dape)

(add-to-list 'dape-configs
             '(hp41
               command "hp41"
               command-args ("dap")
               command-cwd dape-command-cwd
               :type "hp41"
               :request "launch"
               :program dape-buffer-default
               :stopOnEntry t))

(provide 'hp41-dape)
;;; hp41-dape.el ends here
